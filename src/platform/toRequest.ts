import { encodeParams } from './encodeParams.ts'
import type { OperationEntry } from './OperationEntry.ts'

interface Headers {
  readonly lang: string
  readonly token: string | null
  readonly idempotencyKey?: string | undefined
}

/** The address, relative to the page, and the init of the fetch that makes a call. */
export function toRequest(
  entry: OperationEntry,
  params: { readonly [name: string]: unknown },
  { lang, token, idempotencyKey }: Headers,
): { url: string; init: RequestInit } {
  const encoded = encodeParams(entry, params)
  const headers: Record<string, string> = { lang }
  if (token !== null) headers['Authorization'] = `Bearer ${token}`
  if (entry.money && idempotencyKey !== undefined) headers['Idempotency-Key'] = idempotencyKey
  const init: RequestInit = { method: entry.method, headers, cache: 'no-store' }
  if (entry.method === 'GET') {
    const query = new URLSearchParams(Object.entries(encoded).map(([name, value]) => [name, String(value)])).toString()
    return { url: query === '' ? entry.path : `${entry.path}?${query}`, init }
  }
  if (entry.multipart) return { url: entry.path, init: { ...init, body: formOf(encoded) } }
  headers['Content-Type'] = 'application/json'
  return { url: entry.path, init: { ...init, body: JSON.stringify(encoded) } }
}

function formOf(params: { readonly [name: string]: unknown }): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(params)) form.append(name, value instanceof Blob ? value : String(value))
  return form
}
