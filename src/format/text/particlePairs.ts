/** The pairs that copy may name after a placeholder, such as `{{name, 을/를}}`. The first one follows a consonant. */
export const particlePairs = ['을/를', '은/는', '이/가', '과/와', '으로/로'] as const

export type ParticlePair = (typeof particlePairs)[number]
