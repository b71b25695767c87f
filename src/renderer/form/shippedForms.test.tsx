// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { playForm } from './testing/playForm.tsx'
import { shippedForms } from './testing/shippedForms.ts'
import { readFormBlock } from './readFormBlock.ts'

describe.each(shippedForms())('$name', ({ plan, block }) => {
  afterEach(cleanup)

  it('has no part that this app does not know', () => {
    expect(readFormBlock(block).unsupported).toBeUndefined()
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
