/** The two colours of a picture's ground: its upper edge, and the lamp behind what it shows. */
export interface Tone {
  readonly ground: string
  readonly lamp: string
}

export const tones = {
  azure: { ground: '#16304F', lamp: '#6FB1FF' },
  crimson: { ground: '#47191F', lamp: '#FF7A6B' },
  ember: { ground: '#4A2814', lamp: '#F8A04E' },
  forest: { ground: '#103A2A', lamp: '#3DDC97' },
  gold: { ground: '#43330F', lamp: '#F2C55E' },
  rose: { ground: '#471B38', lamp: '#F58CBB' },
  teal: { ground: '#0E3A40', lamp: '#4FD8D0' },
  violet: { ground: '#2A2352', lamp: '#A895FF' },
} as const satisfies Readonly<Record<string, Tone>>

export type ToneName = keyof typeof tones
