// Draws the diagrams of a page in the colours of its theme, again when the theme changes.
const diagrams = [...document.querySelectorAll('pre.mermaid')]
const texts = diagrams.map((diagram) => diagram.textContent)
const system = matchMedia('(prefers-color-scheme: dark)')

function dark() {
  const chosen = document.body.dataset.theme
  return chosen === 'dark' || (chosen !== 'light' && system.matches)
}

async function draw() {
  diagrams.forEach((diagram, number) => {
    diagram.textContent = texts[number]
    delete diagram.dataset.processed
  })
  const shrinks = { useMaxWidth: innerWidth > 700 } // where it is narrower, they scroll
  const theme = dark() ? 'dark' : 'neutral'
  mermaid.initialize({ startOnLoad: false, theme, flowchart: shrinks, sequence: shrinks })
  await mermaid.run({ nodes: diagrams })
}

if (diagrams.length && window.mermaid) {
  draw()
  system.addEventListener('change', draw)
  new MutationObserver(draw).observe(document.body, { attributeFilter: ['data-theme'] })
}
