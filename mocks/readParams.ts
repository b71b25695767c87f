import type { ContractOperation, ParamSchema } from './contract.ts'

/** What a call carries, with numbers that came as text turned into numbers where the contract says number. */
export async function readParams(operation: ContractOperation, request: Request): Promise<Record<string, unknown>> {
  const raw = await readRaw(operation, request)
  const properties = operation.params.properties ?? {}
  return Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, toNumber(properties[name], value)]))
}

async function readRaw({ method, multipart }: ContractOperation, request: Request): Promise<Record<string, unknown>> {
  if (method === 'get') return Object.fromEntries(new URL(request.url).searchParams)
  if (multipart) return Object.fromEntries(await request.formData())
  const text = await request.text()
  if (text.trim() === '') return {}
  const body: unknown = JSON.parse(text)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new SyntaxError('Body is not an object.')
  return { ...body }
}

function toNumber(schema: ParamSchema | undefined, value: unknown): unknown {
  if (schema?.type !== 'number' || typeof value !== 'string' || value.trim() === '') return value
  const number = Number(value)
  return Number.isNaN(number) ? value : number
}
