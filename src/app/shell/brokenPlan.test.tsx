// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { readPlan } from '../../renderer/readPlan.ts'
import { createPlainReleases } from '../release/createPlainReleases.ts'
import { compileTestRelease } from '../testing/compileTestRelease.ts'
import { startTestApp } from '../testing/startTestApp.tsx'

let app: ReturnType<typeof startTestApp> | undefined
afterEach(() => app?.stop())

/** The app at a screen whose plan was changed on its way, as no service would publish it. */
function startWith(change: (plan: Record<string, unknown>) => void): ReturnType<typeof startTestApp> {
  const sound = compileTestRelease()
  const { sha } = sound.manifest.screens['kefu'] ?? { sha: '' }
  const plan = JSON.parse(sound.files.get(sha) ?? '{}') as Record<string, unknown>
  change(plan)
  return startTestApp({
    at: '/kefu',
    release: createPlainReleases({ ...sound, files: new Map([...sound.files, [sha, JSON.stringify(plan)]]) }, readPlan),
  })
}

it('opens a screen whose plan lacks the frame around its blocks', async () => {
  app = startWith((plan) => {
    for (const name of ['chrome', 'guards', 'query', 'sources', 'values', 'title']) delete plan[name]
  })
  expect(await screen.findByText('How may we help?')).toBeInTheDocument()
})

it('leaves a part out that cannot be read and says so, and shows the others', async () => {
  app = startWith((plan) => {
    plan['body'] = [{ id: 'list', type: 'list' }, 7, ...(plan['body'] as object[])]
  })
  expect(await screen.findByText('How may we help?')).toBeInTheDocument()
  await waitFor(() => expect(app?.problems.map(({ code }) => code)).toEqual(['unsupported-block', 'unsupported-block']))
})

it('ends a circle of rules at home, and says so', async () => {
  app = startWith((plan) => {
    plan['guards'] = [{ when: { e: true }, do: [{ go: '/kefu' }] }]
  })
  await waitFor(() => expect(app?.problems.map(({ code, screen: id }) => `${id} ${code}`)).toEqual(['kefu guard-loop']))
  expect(app.at()).toBe('/')
  expect(await screen.findByText('Something went wrong', { exact: false })).toBeInTheDocument()
  // The next tap starts again.
  await app.user.click(await screen.findByRole('link', { name: 'Support' }))
  await waitFor(() => expect(app?.problems).toHaveLength(2))
})
