import { addressOf } from '../../../src/format/compileRelease.ts'
import { fakeDocuments } from './fakeFormat.ts'

/** The small documents as a build ships them. */
export const testBaseline = { id: addressOf(fakeDocuments), files: fakeDocuments }
