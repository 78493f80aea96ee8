/** The landscapes of the terrain cards, 100 by 140, as layers of cut paper. */

import type { Terrain } from './shapes'

export const SCENES: Record<Terrain, string> = {
  mountains: `<rect width="100" height="140" fill="#b9b3c6"/><rect width="100" height="60" fill="#cfc7d0"/><circle cx="70" cy="30" r="11" fill="#f6efe4"/>
        <path d="M0,78L18,52L30,66L52,34L70,60L84,46L100,66V140H0Z" fill="#918ca2"/><path d="M52,34L43,47L48,46L53,52L57,45L61,47Z" fill="#f3eee6"/>
        <path d="M0,104L24,62L40,86L66,50L100,100V140H0Z" fill="#625e70"/><path d="M66,50L52,69L58,67L64,76L70,66L76,71L81,72Z" fill="#f3eee6"/><path d="M24,62L14,80L20,77L25,83L29,75L34,77Z" fill="#e4dfe2"/>
        <path d="M66,50L64,76L70,66L74,92L66,140H100V100Z" fill="#3c3946" opacity=".55"/><path d="M0,128L30,96L52,116L78,94L100,118V140H0Z" fill="#3c3946"/>`,
  forest: `<rect width="100" height="140" fill="#c4d9a2"/><circle cx="30" cy="32" r="11" fill="#f4f3d2"/>
        <path d="M0,72L8,48L16,70L26,42L36,70L46,50L54,72L66,40L76,70L86,46L100,72V140H0Z" fill="#93b877"/>
        <path d="M0,98L12,62L22,92L34,58L47,94L60,60L72,92L84,64L100,96V140H0Z" fill="#4e8a4a"/><path d="M34,58L26,88L34,84ZM60,60L52,88L60,84ZM12,62L5,90L12,86ZM84,64L77,90L84,86Z" fill="#6ea35c"/>
        <path d="M0,130L4,100L18,132L30,92L44,130L54,104L66,132L80,90L94,130L100,108V140H0Z" fill="#244f2d"/><path d="M30,92L22,124L30,120ZM80,90L72,122L80,118Z" fill="#39703f"/>`,
  desert: `<rect width="100" height="140" fill="#fbe7b8"/><circle cx="66" cy="34" r="13" fill="#fff6da"/><circle cx="66" cy="34" r="19" fill="#fff6da" opacity=".4"/>
        <path d="M0,70C24,64 30,54 46,56C66,58 76,70 100,64V140H0Z" fill="#f0cf7c"/>
        <path d="M0,92C20,92 34,72 50,70C58,82 76,94 100,92V140H0Z" fill="#e5bd57"/><path d="M50,70C46,84 58,92 52,106C66,110 84,104 100,92C76,94 58,82 50,70Z" fill="#c8963b"/>
        <path d="M0,122C30,120 44,100 74,98C80,106 90,112 100,112V140H0Z" fill="#d3a445"/><path d="M74,98C70,112 80,122 74,140H100V112C90,112 80,106 74,98Z" fill="#a87a28"/>`,
  badlands: `<rect width="100" height="140" fill="#f3bd94"/><rect width="100" height="44" fill="#f7cfae"/><circle cx="34" cy="38" r="12" fill="#fff0dc"/>
        <path d="M0,84L6,62H34L40,84L58,84L62,54H88L94,84H100V140H0Z" fill="#d98a63"/><path d="M62,54H88L89.4,61H61ZM6,62H34L36,68H4.4Z" fill="#f0c19a"/>
        <path d="M0,110L4,104L12,76H50L58,106L70,104L76,88H96L100,100V140H0Z" fill="#b8503a"/><path d="M12,76H50L52,84H10ZM76,88H96L97.6,94H74Z" fill="#e09a70"/><path d="M8,92H54M5,100H57M72,100H99" stroke="#8f3828" stroke-width="2.4"/><path d="M50,76L58,106L70,104L64,112H44L42,90Z" fill="#8f3828" opacity=".5"/>
        <path d="M0,122L20,118L34,126L60,116L80,124L100,118V140H0Z" fill="#7a2d21"/>`,
  water: `<rect width="100" height="140" fill="#d5e9ef"/><circle cx="60" cy="36" r="12" fill="#fff7e2"/><path d="M0,60C22,54 34,60 50,58C70,56 84,60 100,57V140H0Z" fill="#8fc3e2"/>
        <path d="M52,64h18M48,70h24M54,76h14" stroke="#fff7e2" stroke-width="2.2" stroke-linecap="round" opacity=".85"/>
        <path d="M0,82q12.5,-9 25,0t25,0t25,0t25,0V140H0Z" fill="#4d93c7"/><path d="M0,100q12.5,-9 25,0t25,0t25,0t25,0V140H0Z" fill="#347cb3"/><path d="M-12,119q12.5,-9 25,0t25,0t25,0t25,0t25,0V140H0Z" fill="#235f91"/>
        <path d="M0,82q12.5,-9 25,0t25,0t25,0t25,0M0,100q12.5,-9 25,0t25,0t25,0t25,0M-12,119q12.5,-9 25,0t25,0t25,0t25,0t25,0" fill="none" stroke="#b9dff2" stroke-width="1.6" opacity=".7"/>`,
}
