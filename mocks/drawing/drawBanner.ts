import { readSymbol } from './readSymbol.ts'
import { type ToneName, tones } from './tones.ts'

interface Banner {
  readonly tone: ToneName
  /** Files of symbols: one in the middle, and one that is drawn on both sides of it. */
  readonly middle: string
  readonly side: string
}

/** A wide picture of 690 by 280, for an event. */
export function drawBanner({ tone, middle, side }: Banner): string {
  const { ground, lamp } = tones[tone]
  const [centre, beside] = [readSymbol(middle), readSymbol(side, 'side-')]
  const sideScale = (150 / beside.box).toFixed(3)
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="690" height="280" viewBox="0 0 690 280"><defs>',
    `<linearGradient id="ground" x2=".3" y2="1"><stop stop-color="${ground}"/><stop offset="1" stop-color="#0E1116"/></linearGradient>`,
    `<radialGradient id="lamp"><stop stop-color="${lamp}" stop-opacity=".6"/><stop offset="1" stop-color="${lamp}" stop-opacity="0"/></radialGradient>`,
    `${centre.definitions}${beside.definitions}<g id="beside" transform="scale(${sideScale})">${beside.shapes}</g></defs>`,
    '<path fill="url(#ground)" d="M0 0H690V280H0Z"/>',
    `<g fill="none" stroke="${lamp}" stroke-opacity=".16" stroke-width="3"><circle cx="345" cy="136" r="150"/><circle cx="345" cy="136" r="200"/><circle cx="345" cy="136" r="250"/><circle cx="345" cy="136" r="300"/></g>`,
    '<ellipse cx="345" cy="140" rx="300" ry="180" fill="url(#lamp)"/><ellipse cx="345" cy="258" rx="260" ry="14" opacity=".4"/>',
    '<use href="#beside" transform="translate(84 92) rotate(-8 75 75)"/><use href="#beside" transform="translate(456 92) rotate(8 75 75)"/>',
    `<g transform="translate(232 22) scale(${(226 / centre.box).toFixed(3)})">${centre.shapes}</g></svg>\n`,
  ].join('')
}
