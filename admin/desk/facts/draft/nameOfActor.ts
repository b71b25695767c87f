import type { Words } from '../../words/useWords.ts'

/** Whoever changed a fact; a build has no name of its own. */
export const nameOfActor = (actor: string, { t }: Words): string => (actor === 'the build' ? t('draft.build') : actor)
