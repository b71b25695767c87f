import { act } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import type { Block } from '../../../format/blocks/Block.ts'
import type { FormBlock } from '../../../format/blocks/form.ts'
import type { ScreenPlan } from '../../../format/screen.ts'
import type { TestHostOptions } from '../../testing/createTestHost.ts'
import { readFormBlock } from '../readFormBlock.ts'
import { planOf } from '../../testing/planOf.ts'
import { playScreen, type Playing } from '../../testing/playScreen.tsx'

export interface PlayingForm extends Playing {
  readonly user: UserEvent
  /** The same screen in a newer release. */
  readonly release: (block: FormBlock) => void
}

export interface PlayFormOptions extends TestHostOptions {
  readonly screen?: Partial<ScreenPlan>
  readonly query?: Readonly<Record<string, string>>
  readonly beside?: readonly Block[]
  readonly prepare?: (host: Playing['host']) => void
}

/** Lets what is lazy come and answers arrive. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await act(async () => {
      await vi.dynamicImportSettled()
    })
  }
}

/** Plays a form on a screen of its own, or beside other blocks. */
export async function playForm(
  block: FormBlock,
  { screen = {}, beside = [], ...options }: PlayFormOptions = {},
): Promise<PlayingForm> {
  const plan = planOf([readFormBlock(block), ...beside], screen)
  const playing = playScreen(plan, options)
  await settle()
  return {
    ...playing,
    user: userEvent.setup(),
    release: (next) => playing.show({ plan: { ...plan, body: [readFormBlock(next), ...beside] } }),
  }
}
