import { Type } from 'typebox'
import type { Manifest } from '../../src/format/release.ts'

/** A release's, as the app reads it; the service only passes it on. */
export const manifest = Type.Unsafe<Manifest>(Type.Object({}))
