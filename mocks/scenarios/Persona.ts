/** User of the app: a visitor, a member, or an agent. */
export const personas = ['visitor', 'member', 'agent'] as const

export type Persona = (typeof personas)[number]

export const isPersona = (name: string): name is Persona => personas.some((persona) => persona === name)
