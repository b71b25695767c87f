import { readCsv } from './csv.ts'
import type { ReadResult } from './ExchangeEntry.ts'
import { readXliff } from './xliff.ts'

/** All texts in all languages are a tenth of it. */
const LARGEST = 8 * 1024 * 1024

/** Reads a CSV or XLIFF file, whichever its content says it is. */
export async function readFile(file: Blob): Promise<ReadResult> {
  if (file.size > LARGEST) return { problem: { kind: 'size' } }
  const text = decoded(new Uint8Array(await file.arrayBuffer()))
  if (text === undefined) return { problem: { kind: 'encoding' } }
  return /^\s*</.test(text) ? readXliff(text) : readCsv(text)
}

/** Excel's own "CSV" is in the code page of the country: read as UTF-8 it would be wrong words, not an error. */
function decoded(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
