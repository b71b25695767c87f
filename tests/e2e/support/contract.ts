import { readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { Request } from '@playwright/test'

interface Operation {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> }
}

const contract = JSON.parse(readFileSync('schemas/platform.json', 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}
const ajv = new Ajv2020({ strict: false, validateFormats: false })
ajv.addSchema(contract, 'contract')

const bodies = new Map<string, ValidateFunction | undefined>()
for (const [path, methods] of Object.entries(contract.paths)) {
  for (const [method, operation] of Object.entries(methods)) {
    if (method === 'parameters') continue
    const schema = operation.requestBody?.content['application/json']?.schema
    bodies.set(`${method.toUpperCase()} ${path}`, schema ? ajv.compile(rooted(schema)) : undefined)
  }
}

/** What is wrong with a request to the platform by its contract; undefined when nothing is. */
export function findBreach(request: Request): string | undefined {
  const { pathname } = new URL(request.url())
  const name = `${request.method()} ${pathname}`
  if (!bodies.has(name)) return `not in the contract: ${name}`
  const validate = bodies.get(name)
  const text = request.postData()
  if (!validate || text === null) return undefined
  return validate(JSON.parse(text)) ? undefined : `against the contract: ${name} ${text} ${ajv.errorsText(validate.errors)}`
}

/** The schema with its references pointing into the whole contract. */
function rooted(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')) as object
}
