import { createDemoClock } from '../../mocks/createDemoClock.ts'
import { createAnswer } from '../../mocks/browser.ts'
import { createHandlers } from '../../mocks/handlers.ts'
import type { Platform } from '../../mocks/platform/createPlatform.ts'
import { isPersona } from '../../mocks/scenarios/Persona.ts'
import { scenarios } from '../../mocks/scenarios/scenarios.ts'
import type { CompiledRelease } from '../format/release.ts'
import type { Locale } from '../format/locales.ts'
import type { Theme } from '../format/themes.ts'
import { isObject } from '../format/value/isObject.ts'
import { sameValue } from '../format/value/sameValue.ts'
import { createApp, type MountedApp } from '../app/createApp.tsx'
import { createSimulation } from '../demo/createSimulation.ts'
import { hearPages } from '../demo/hearPages.ts'
import { inPageFetch } from '../demo/inPageFetch.ts'
import { simulatedStorage } from '../demo/simulatedStorage.ts'
import { type PlainReleases, createPlainReleases } from '../app/release/createPlainReleases.ts'
import type { FromPreview, ToPreview, Opening } from '../format/wire/PreviewMessage.ts'
import { screenParts } from '../start/screenParts.ts'
import { watchScreen } from './watchScreen.ts'
import { readPlan } from '../renderer/readPlan.ts'
import { createTouch } from './touch/createTouch.ts'
import { createReleaseAdapter, type Adaptation } from './touch/adaptRelease.ts'
import { createMarks } from './touch/marks.ts'
import { watchMarks } from './touch/watchMarks.ts'

export interface Preview {
  receive(message: ToPreview): void
  destroy(): void
}

interface PreviewOptions {
  readonly window: Window
  readonly element: Element
  readonly baseline: CompiledRelease
  /** Without it nothing opens or moves by itself until the desk asks for it. */
  readonly popups: boolean
  readonly send: (message: FromPreview) => void
}

type Situation = Omit<Extract<ToPreview, { type: 'situation' }>, 'type'>

/** Until the desk says otherwise. */
const ordinary = { role: 'member', scenario: '', at: '', vip: 0, joinday: 0, installed: false } as const

/**
 * The app in the desk's phone: it plays drafts, against a simulated platform of its own, with a storage that ends with
 * the page. Another member, situation or time is another world, so the app begins again; a draft, a language or a
 * screen is not, so it stays as it is.
 */
export function createPreview({ window, element, baseline, popups, send }: PreviewOptions): Preview {
  const shown = createShownReleases({ baseline, popups, element, send })
  const { release } = shown
  let situation: Situation = { ...ordinary, began: Date.now() }
  let locale: Locale | undefined
  let theme: Theme | undefined
  let app: MountedApp | undefined
  let isGuided = false

  /** Where it begins is not news, and where it was when the desk sent it elsewhere no longer is. */
  function tellWhere(path: string): void {
    if (isGuided && addressed(path) === window.location.hash) send({ type: 'navigated', path })
  }

  /** A path as the address bar writes it. */
  const addressed = (path: string) => new URL(`#${path}`, window.location.href).hash

  function begin(): void {
    app?.destroy()
    const { platform, network, token } = simulate(situation, release)
    hearPages(window, { platform, network })
    app = createApp({
      ...screenParts,
      fetch: inPageFetch(createAnswer(createHandlers(platform, { network }))),
      release,
      storage: simulatedStorage({ token, locale, theme }),
      clock: Date,
      report: (problem) => send({ type: 'problem', ...problem }),
      onNavigated: tellWhere,
    })
    // Browsers say so of a page that has just been installed; it counts as opened from the home screen from then on.
    if (situation.installed) window.dispatchEvent(new Event('appinstalled'))
    app.mount(element)
  }

  function play({ role, scenario, at, began, vip, joinday, installed }: Situation): void {
    const next = { role, scenario, at, vip, joinday, installed }
    if (sameValue(situation, { ...next, began: began === 0 ? situation.began : began })) return
    situation = { ...next, began: began === 0 ? Date.now() : began }
    begin()
  }

  const watcher = watchScreen(element, (told, places) => send({ type: 'seen', told, places }))

  begin()
  const others = Object.values(scenarios).filter(({ id }) => !isPersona(id))
  send({ type: 'ready', scenarios: others.map(({ id, title }) => ({ id, title })) })
  return {
    receive(message) {
      switch (message.type) {
        case 'release':
          shown.play({ manifest: message.manifest, sha: '', files: new Map(Object.entries(message.files)) })
          break
        case 'stops':
          release.setStops(message.stops)
          break
        case 'show':
          // Not through the app's own rules: the desk may look at any screen, and the app redirects members who may
          // not.
          isGuided = true
          // A page opens at home without saying so; another entry there would orphan what has opened over it.
          if ((window.location.hash || '#/') !== addressed(message.path)) window.location.replace(`#${message.path}`)
          break
        case 'locale':
          locale = message.locale
          app?.setLocale(locale)
          break
        case 'situation':
          play(message)
          break
        case 'watch':
          watcher.watch(message.on)
          break
        case 'mark':
          watcher.mark(message.told, message.places)
          break
        case 'theme':
          theme = message.theme
          app?.setTheme(theme)
          break
        case 'popups':
          shown.open(message)
          break
        case 'touch':
          shown.touch(message.on)
          break
        default:
          message satisfies never
      }
    },
    destroy() {
      watcher.watch(false)
      shown.touch(false)
      app?.destroy()
    },
  }
}

/** The world of a situation. Its clock is stopped while it is made: what happened before is the same in every such world. */
function simulate({ role, scenario, at, began, vip, joinday }: Situation, release: PlainReleases) {
  const moment = Date.parse(at)
  let isMade = false
  const clock = createDemoClock({ now: () => (isMade ? Date.now() : began) }, Number.isNaN(moment) ? undefined : moment)
  const simulation =
    scenario === ''
      ? createSimulation(role, release, { clock })
      : createSimulation(scenario, release, { clock, persona: role })
  isMade = true
  return { ...simulation, platform: told(simulation.platform, { vip, joinday }) }
}

/** The platform, but for what it says of the member: whom something is for is decided by that alone. */
function told(platform: Platform, { vip, joinday }: Pick<Situation, 'vip' | 'joinday'>): Platform {
  const other = { ...(vip > 0 && { vip, current_vip: `VIP${vip}` }), ...(joinday > 0 && { joinday }) }
  return {
    ...platform,
    call(id, ...rest) {
      const answer = platform.call(id, ...rest)
      return id === 'getUser' && isObject(answer.data) ? { ...answer, data: { ...answer.data, ...other } } : answer
    },
  }
}

interface ShownReleases {
  /** Releases that the app plays. */
  readonly release: PlainReleases
  readonly play: (next: CompiledRelease) => void
  readonly open: (opening: Opening) => void
  /** Tells what is tapped instead of doing it, or does it again. */
  readonly touch: (on: boolean) => void
}

interface ShownOptions {
  readonly baseline: CompiledRelease
  readonly popups: boolean
  /** Element that the app is mounted on. */
  readonly element: Element
  readonly send: (message: FromPreview) => void
}

/** The releases of the desk, each adapted as it is to be seen: quiet, or with texts that say where they are from. */
function createShownReleases({ baseline, popups, element, send }: ShownOptions): ShownReleases {
  const adapt = createReleaseAdapter()
  let plain = baseline
  let adaptation: Adaptation = { marks: undefined, opening: { on: popups, dialog: '', notices: false } }
  const release = createPlainReleases(adapt(plain, adaptation), readPlan)
  let stopTouch: (() => void) | undefined

  function change(part: Partial<Adaptation>): void {
    adaptation = { ...adaptation, ...part }
    release.play(adapt(plain, adaptation))
  }

  function startTouch(): () => void {
    const marks = createMarks()
    // Before anything is marked, so that no mark is ever painted.
    const watch = watchMarks(element.ownerDocument, marks)
    change({ marks })
    const stop = createTouch(element, watch, send)
    return () => {
      stop()
      watch.stop()
      change({ marks: undefined })
    }
  }

  return {
    release,
    play(next) {
      plain = next
      release.play(adapt(plain, adaptation))
    },
    open({ on, dialog, notices }) {
      const { opening } = adaptation
      if (opening.on === on && opening.dialog === dialog && opening.notices === notices) return
      change({ opening: { on, dialog, notices } })
    },
    touch(on) {
      if (on === (stopTouch !== undefined)) return
      stopTouch?.()
      stopTouch = on ? startTouch() : undefined
    },
  }
}
