import { registerHooks } from 'node:module'
import { answerWork } from '../../base/background/answerWork.ts'
import type { PlayBundle, PlayWorks } from './PlayMessage.ts'

const bundles = new Set<string>()

// A bundle kept in the data folder finds no packages there; what it leaves out of itself it gets from this build.
registerHooks({
  resolve(specifier, context, next) {
    const isOfBundle = bundles.has(context.parentURL ?? '') && !specifier.startsWith('.')
    return next(specifier, isOfBundle ? { ...context, parentURL: import.meta.url } : context)
  },
})

async function load(bundle: string): Promise<PlayBundle> {
  bundles.add(bundle)
  return import(bundle)
}

answerWork<PlayWorks>({
  async load(bundle) {
    await load(bundle)
  },

  async play({ bundle, ...request }) {
    const { playScreens } = await load(bundle)
    return playScreens(request)
  },
})
