import { actions } from '../../format/actions.ts'
import type { GeneratedFile } from './GeneratedFile.ts'

/** The kinds of actions for the app, which loads no shapes. */
export async function actionKinds(): Promise<readonly GeneratedFile[]> {
  const text = [
    '// Generated from src/format/actions.ts by `npm run generate`. Do not edit.',
    "import type { ActionKind } from './actions.ts'",
    '',
    'export const actionKinds: readonly ActionKind[] = [',
    ...Object.keys(actions).map((kind) => `  '${kind}',`),
    ']',
    '',
  ].join('\n')
  return Promise.resolve([{ path: 'src/format/actionKinds.gen.ts', text }])
}
