import type { Data, OperationId } from '../../../mocks/platform/Operations.ts'
import type { openApp } from '../constants/openApp.ts'

/** Changes the simulated platform's answers to one call from now on. */
export function changeAnswers<Id extends OperationId>(
  { platform }: ReturnType<typeof openApp>,
  id: Id,
  change: (data: Data<Id>) => Data<Id>,
): void {
  const call = platform.call.bind(platform)
  Object.assign(platform, {
    call: ((asked, params, context) => {
      const envelope = call(asked, params, context)
      return asked === (id as string) && envelope.code === 200
        ? { ...envelope, data: change(envelope.data as Data<Id>) }
        : envelope
    }) satisfies typeof platform.call,
  })
}
