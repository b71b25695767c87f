import type { Section } from '../report/Section.ts'
import { measureBusy } from './measureBusy.ts'
import { measureFanOut } from './measureFanOut.ts'
import { measureHeads } from './measureHeads.ts'
import { measurePhone } from './measurePhone.ts'
import { measurePublish } from './measurePublish.ts'
import { measureReview } from './measureReview.ts'

/** Measures the service: a real process, asked over real HTTP. */
const measures = {
  heads: measureHeads,
  busy: measureBusy,
  publish: measurePublish,
  review: measureReview,
  phone: measurePhone,
  fanout: measureFanOut,
} as const

export type ServicePart = keyof typeof measures

interface ServiceOptions {
  /** The browser's program. */
  readonly executable: string
  readonly only: readonly ServicePart[]
  readonly tell: (section: Section) => void
}

export async function measureService({ executable, only, tell }: ServiceOptions): Promise<void> {
  for (const name of only) tell(await measures[name](executable))
}
