import type { FormBlock } from '../../../format/blocks/form.ts'
import { checkDocuments } from '../../../format/checkDocuments.ts'
import { compileRelease } from '../../../format/compileRelease.ts'
import { readDocuments } from '../../../format/readDocuments.ts'
import type { ScreenPlan } from '../../../format/screen.ts'
import { formsOf } from '../../screen/playOf.ts'

export interface ShippedForm {
  /** "<screen>/<block>". */
  readonly name: string
  readonly plan: ScreenPlan
  readonly block: FormBlock
}

const { files, host } = readDocuments('schemas')

export const { contract } = host

/** Every form of the shipped screens as it is played, on the contract of another platform when one is given. */
export function shippedForms(on: unknown = contract): readonly ShippedForm[] {
  const { documents, issues } = checkDocuments(files, { ...host, contract: on })
  if (!documents)
    throw new Error(issues.map(({ document, line, message }) => `${document}:${line} ${message}`).join('\n'))
  const release = compileRelease(documents, 'baseline')
  return Object.entries(release.manifest.screens).flatMap(([id, { sha }]) => {
    const plan = JSON.parse(release.files.get(sha) ?? '') as ScreenPlan
    return formsOf(plan.body).map((block) => ({ name: `${id}/${block.id}`, plan, block }))
  })
}

/** One of them, by "<screen>/<block>". */
export function shippedForm(name: string, on?: unknown): ShippedForm {
  const found = shippedForms(on).find((form) => form.name === name)
  if (!found) throw new Error(`No shipped form is called ${name}.`)
  return found
}
