import type { Stand } from '../stand/startStand.ts'

export const variantNames = ['app', 'twin'] as const

export type VariantName = (typeof variantNames)[number]

/** One of the two that are compared: its address, its build, and a member's token. */
export interface Variant {
  readonly name: VariantName
  readonly stand: Stand
  /** The folder of its build. */
  readonly build: string
  readonly token: string
}
