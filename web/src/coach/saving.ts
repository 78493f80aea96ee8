/** Handing a picture out: as a file, or to another program. */

import type { Picture } from './picture'

const SHARP = 2 // pixels for each unit of a picture

function loaded(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => reject(new Error('the picture cannot be drawn'))
    image.src = address
  })
}

export function addressOf({ svg }: Picture): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
}

export async function asPng(picture: Picture): Promise<Blob> {
  const image = await loaded(addressOf(picture))
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = SHARP * picture.width
  canvas.height = SHARP * picture.height
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture cannot be drawn'))),
      'image/png',
    ),
  )
}

export function save(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  window.setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** Whether this browser hands pictures to other programs. */
export function canSend(): boolean {
  const file = new File([], 'fireside.png', { type: 'image/png' })
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })
}
