import { drawPicture } from './drawPicture.ts'
import { type ToneName, tones } from './tones.ts'

/** The mark of each platform, in a box of 200 by 200: a shape that is filled, and lines on it. */
const marks: Readonly<Record<string, { readonly shape: string; readonly lines: string }>> = {
  grandia: {
    shape: 'M20 170V96a80 80 0 0 1 160 0V170H146V100a46 46 0 0 0-92 0V170ZM78 170V108a22 22 0 0 1 44 0V170Z',
    lines: 'M12 182H188',
  },
  lotus: {
    shape:
      'M100 28C132 62 132 118 100 152C68 118 68 62 100 28ZM30 72C74 74 96 112 98 156C54 154 30 116 30 72ZM170 72C126 74 104 112 102 156C146 154 170 116 170 72Z',
    lines: 'M40 176Q100 156 160 176',
  },
  maestro: {
    shape: 'M100 18L160 100L100 182L40 100Z',
    lines:
      'M72 132V88L128 72V116M72 132m-12 0a12 9 0 1 0 24 0a12 9 0 1 0-24 0M128 116m-12 0a12 9 0 1 0 24 0a12 9 0 1 0-24 0',
  },
  nova: {
    shape:
      'M100 10L116 74L164 36L126 84L190 100L126 116L164 164L116 126L100 190L84 126L36 164L74 116L10 100L74 84L36 36L84 74Z',
    lines: 'M100 78a22 22 0 1 0 .1 0',
  },
  orbit: { shape: 'M100 42a58 58 0 1 0 .1 0Z', lines: 'M44 128C6 160 30 168 92 126C154 84 196 40 156 70M152 36h.1' },
  goalline: {
    shape: 'M100 96a44 44 0 1 0 .1 0Z',
    lines: 'M20 176V36H180V176M20 70H56M144 70H180M100 124l16 12-6 20H90l-6-20Z',
  },
  apex: { shape: 'M100 24L188 172H12Z', lines: 'M70 76L88 98L100 80L114 100L130 76M56 172L100 118L144 172' },
  deepsea: {
    shape: 'M100 16C134 64 152 88 152 120a52 52 0 0 1-104 0C48 88 66 64 100 16Z',
    lines: 'M10 130q22-18 45 0t45 0t45 0t45 0M10 162q22-18 45 0t45 0t45 0t45 0',
  },
  fortuna: {
    shape:
      'M100 96C64 84 44 56 58 34C72 16 96 24 100 50C104 24 128 16 142 34C156 56 136 84 100 96ZM100 104C64 116 44 144 58 166C72 184 96 176 100 150C104 176 128 184 142 166C156 144 136 116 100 104Z',
    lines:
      'M96 100C84 64 56 44 34 58C16 72 24 96 50 100C24 104 16 128 34 142C56 156 84 136 96 100M104 100C116 64 144 44 166 58C184 72 176 96 150 100C176 104 184 128 166 142C144 156 116 136 104 100',
  },
  obgdy: {
    shape: 'M24 108H92V176H24ZM108 108H176V176H108ZM66 24H134V92H66Z',
    lines: 'M58 142h.1M142 142h.1M100 58h.1',
  },
  fgdz: {
    shape: 'M30 128H170a14 14 0 0 1 14 14V176H16V142a14 14 0 0 1 14-14Z',
    lines: 'M86 128V76M86 30a24 24 0 1 0 .1 0M140 150h.1',
  },
  pp: { shape: 'M24 36L104 100L24 164ZM96 36L176 100L96 164Z', lines: 'M186 36V164' },
  ae: {
    shape: 'M100 14a86 86 0 1 0 .1 0ZM100 66a34 34 0 1 1-.1 0Z',
    lines: 'M100 66L176 66M129 83L152 150M129 117L86 184M100 134L24 134M71 117L48 50M71 83L114 16',
  },
}

/** The picture of a platform: its mark on its ground. */
export function drawMark(platname: string, tone: ToneName): string {
  const { shape, lines } = marks[platname] ?? { shape: '', lines: '' }
  const { lamp, ground } = tones[tone]
  return drawPicture({
    platname,
    tone,
    definitions: `<linearGradient id="metal" x2=".6" y2="1"><stop stop-color="#FFFFFF"/><stop offset="1" stop-color="${lamp}"/></linearGradient>`,
    shapes:
      `<g transform="translate(50 46)"><path d="${shape}" fill="url(#metal)" fill-rule="evenodd"/>` +
      `<path d="${lines}" fill="none" stroke="#0E1116" stroke-width="19" stroke-linecap="round" stroke-linejoin="round"/>` +
      `<path d="${lines}" fill="none" stroke="${lamp}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/></g>` +
      `<circle cx="150" cy="146" r="138" fill="none" stroke="${ground}" stroke-width="6"/>`,
  })
}
