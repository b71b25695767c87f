import { Type } from 'typebox'
import { exactly } from './fields.ts'
import type { Route, Told } from './Route.ts'
import { PhonesSchema } from './trialApi.ts'

const ShownSchema = exactly({
  /** The number of a release or of a trial; 0: the documents of the build itself. */
  seq: Type.Integer(),
  ...PhonesSchema.properties,
})

const OpenPhonesSchema = exactly({
  /** The share of open apps that say what they show, from 0 to 1. */
  counted: Type.Number(),
  /** Releases that they show, the newest first. */
  shown: Type.Array(ShownSchema),
})
/** Which releases the open apps show. */
export type OpenPhones = Told<typeof OpenPhonesSchema>

export const heartbeatApi = {
  openPhones: { method: 'GET', url: '/phones', schema: { response: { 200: OpenPhonesSchema } } },
} as const satisfies Readonly<Record<string, Route>>
