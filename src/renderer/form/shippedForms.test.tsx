// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { FormBlock } from '../../format/blocks/form.ts'
import { checkDocuments } from '../../format/checkDocuments.ts'
import { compileRelease } from '../../format/compileRelease.ts'
import { readDocuments } from '../../format/readDocuments.ts'
import type { ScreenPlan } from '../../format/screen.ts'
import { formsOf } from '../scope/partsOf.ts'
import { playForm } from './testing/playForm.tsx'
import { unsupportedParts } from './unsupportedParts.ts'

function shippedForms(): readonly (readonly [name: string, plan: ScreenPlan, block: FormBlock])[] {
  const { files, host } = readDocuments('schemas')
  const { documents, issues } = checkDocuments(files, host)
  if (!documents) throw new Error(issues.map(({ document, line, message }) => `${document}:${line} ${message}`).join('\n'))
  const release = compileRelease(documents, 'baseline')
  return Object.entries(release.manifest.screens).flatMap(([id, { sha }]) => {
    const plan = JSON.parse(release.files.get(sha) ?? '') as ScreenPlan
    return formsOf(plan.body).map((block) => [`${id}/${block.id}`, plan, block] as const)
  })
}

describe.each(shippedForms())('%s', (_, plan, block) => {
  afterEach(cleanup)

  it('has no part that this app does not know', () => {
    expect(unsupportedParts(block)).toEqual([])
  })

  it('is there before the platform has answered, without a fault', async () => {
    const never = async () => new Promise(() => undefined)
    // Which of two forms a screen shows is another test's affair.
    const { when: _, ...shown } = block
    const { host } = await playForm(shown, {
      answers: Object.fromEntries(Object.values(plan.sources).map(({ call }) => [call, never])),
      screen: { id: plan.id, query: plan.query, sources: plan.sources, values: plan.values },
    })
    expect(screen.getAllByRole('button').length).toBeGreaterThan(0)
    expect(screen.queryByText('form.unsupported')).toBeNull()
    expect(host.problems.filter(({ code }) => code.startsWith('unknown'))).toEqual([])
  })
})
