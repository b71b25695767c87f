import { type ToneName, tones } from './tones.ts'

/** Ground of each platform's pictures, by its name: one hand, whatever the game. In a box of 300 by 300. */
const patterns: Readonly<Record<string, string>> = {
  // The arches of a hall.
  grandia: 'M0 300V150a50 50 0 0 1 100 0a50 50 0 0 1 100 0a50 50 0 0 1 100 0V300M100 150V300M200 150V300',
  // Petals that spread from below.
  lotus:
    'M150 330Q40 200 150 60Q260 200 150 330M150 330Q-40 260 10 110Q140 190 150 330M150 330Q340 260 290 110Q160 190 150 330',
  // The lozenges on the back of a card.
  maestro:
    'M0 75L75 0L225 150L75 300L0 225L225 0L300 75L75 300M300 225L75 0M300 225L225 300L0 75M0 225L75 300M225 0L300 75',
  // Rays.
  nova: 'M150 150L0 40M150 150L90-20M150 150L210-20M150 150L300 40M150 150L320 130M150 150L320 230M150 150L240 320M150 150L150 320M150 150L60 320M150 150L-20 230M150 150L-20 130',
  // Paths around a sun.
  orbit:
    'M150 150m-70 0a70 70 0 1 0 140 0a70 70 0 1 0-140 0M150 150m-112 0a112 112 0 1 0 224 0a112 112 0 1 0-224 0M150 150m-156 0a156 156 0 1 0 312 0a156 156 0 1 0-312 0',
  // A field in perspective.
  goalline: 'M-60 300L90 210H210L360 300M-20 270H320M40 240H260M150 210V300M60 300L110 210M240 300L190 210M90 210H210',
  // Peaks.
  apex: 'M-10 120L60 40L110 96L170 20L240 100L310 50M-10 180L60 100L110 156L170 80L240 160L310 110M-10 240L60 160L110 216L170 140L240 220L310 170',
  // Waves.
  deepsea:
    'M0 60q37-24 75 0t75 0t75 0t75 0M0 120q37-24 75 0t75 0t75 0t75 0M0 180q37-24 75 0t75 0t75 0t75 0M0 240q37-24 75 0t75 0t75 0t75 0',
  // Draws that follow each other.
  fortuna:
    'M20 40h0M75 40h0M130 40h0M185 40h0M240 40h0M295 40h0M48 95h0M103 95h0M158 95h0M213 95h0M268 95h0M20 150h0M295 150h0M48 205h0M268 205h0M20 260h0M75 260h0M130 260h0M185 260h0M240 260h0M295 260h0',
  // Steps.
  obgdy:
    'M0 75H75V0M0 150H75V75H150V0M0 225H75V150H150V75H225V0M0 300V300H75V225H150V150H225V75H300M150 300V225H225V150H300M225 300V225H300',
  // The lines of a screen.
  fgdz: 'M0 15H300M0 45H300M0 75H300M0 105H300M0 135H300M0 165H300M0 195H300M0 225H300M0 255H300M0 285H300',
  // Arrows that hurry on.
  pp: 'M-20 30L50 150L-20 270M40 30L110 150L40 270M100 30L170 150L100 270M160 30L230 150L160 270M220 30L290 150L220 270',
  // The blades of a lens.
  ae: 'M150 150m-130 0a130 130 0 1 0 260 0a130 130 0 1 0-260 0M150 20L205 245M262 85L94 244M262 215L38 150M150 280L95 55M38 215L206 56M38 85L262 150',
}

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
