// First: everything below looks for a page as soon as it is loaded.
import './installDom.ts'
import { beforeAll, expect, it, vi } from 'vitest'
import { createPlainReleases } from '../app/release/createPlainReleases.ts'
import { checkDocuments } from '../format/checkDocuments.ts'
import { compileRelease } from '../format/compileRelease.ts'
import { readDocuments } from '../format/readDocuments.ts'
import { readPlan } from '../renderer/readPlan.ts'
import { createStage } from './createStage.tsx'
import { traceRelease } from './traceRelease.ts'

const { files, host } = readDocuments('schemas')
const shipped = compileRelease(checkDocuments(files, host).documents!, 'baseline')
const releases = createPlainReleases(shipped, readPlan)
const { manifest } = releases.getSnapshot().release

/** As a browser's translation leaves a page: each text within two elements of its own, its node no longer there. */
function translate(page: Node): void {
  const texts = document.createNodeIterator(page, NodeFilter.SHOW_TEXT)
  const found: Node[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) found.push(text)
  for (const text of found) {
    if (text.nodeValue?.trim() === '' || text.parentElement?.closest('style, script, svg, textarea')) continue
    const outer = document.createElement('font')
    const inner = outer.appendChild(document.createElement('font'))
    inner.textContent = text.nodeValue
    text.parentNode?.replaceChild(outer, text)
  }
}

/** What a screen says after another language was chosen on it, and what was thrown meanwhile. */
async function saidIn(screen: string, isTranslated: boolean) {
  const plan = releases.getSnapshot().release.screen(screen)!
  const thrown: string[] = []
  const stage = await createStage({
    situation: plan.access === 'agent' ? 'agent' : 'member',
    locale: 'kor',
    release: traceRelease(releases, screen),
    onProblem: (message) => void thrown.push(message),
    isProblem: (code) => code.startsWith('block-failed'),
  })
  try {
    await stage.mount(plan)
    // What comes late would come to one of the two pages alone.
    await vi.dynamicImportSettled()
    await stage.settled()
    if (isTranslated) translate(document.body)
    await stage.speak('en')
    await stage.settled()
    return { thrown, said: document.body.textContent }
  } finally {
    stage.close()
  }
}

// What the first screens load late shows sooner on those that follow.
beforeAll(async () => {
  for (const screen of ['home', 'gamePage']) await saidIn(screen, false)
})

it.each(Object.keys(manifest.screens))('%s says the same on a page that the browser has translated', async (screen) => {
  const expected = await saidIn(screen, false)
  expect(await saidIn(screen, true)).toEqual(expected)
})
