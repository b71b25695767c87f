import { patterns } from './patterns.ts'
import { type ToneName, tones } from './tones.ts'

interface Drawing {
  readonly platname: string
  readonly tone: ToneName
  /** The definitions and shapes of what the picture shows, drawn for the same box. */
  readonly definitions: string
  readonly shapes: string
}

/** Names of our own: what a picture shows has its own names. */
const GROUND = 'ground'
const LAMP = 'lamp'

/** A square picture of 300 by 300: the ground of a platform in a tone, and something in front of it. */
export function drawPicture({ platname, tone, definitions, shapes }: Drawing): string {
  const { ground, lamp } = tones[tone]
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300" viewBox="0 0 300 300"><defs>',
    `<linearGradient id="${GROUND}" x2=".4" y2="1"><stop stop-color="${ground}"/><stop offset="1" stop-color="#0E1116"/></linearGradient>`,
    `<radialGradient id="${LAMP}"><stop stop-color="${lamp}" stop-opacity=".55"/><stop offset="1" stop-color="${lamp}" stop-opacity="0"/></radialGradient>`,
    `${definitions}</defs><path fill="url(#${GROUND})" d="M0 0H300V300H0Z"/>`,
    `<path d="${patterns[platname] ?? ''}" fill="none" stroke="${lamp}" stroke-opacity=".15" stroke-width="3" stroke-linecap="round"/>`,
    `<circle cx="150" cy="150" r="160" fill="url(#${LAMP})"/><ellipse cx="150" cy="268" rx="96" ry="14" opacity=".4"/>`,
    `${shapes}</svg>\n`,
  ].join('')
}
