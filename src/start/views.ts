import type { ComponentType } from 'react'
import type { BlockType } from '../format/blocks/Block.ts'
import { HandwrittenView } from '../renderer/blocks/handwritten/HandwrittenView.tsx'
import { TextView } from '../renderer/blocks/text/TextView.tsx'
import type { Views } from '../renderer/host/Views.ts'
import { later } from '../ui/later.tsx'
import { codeFiles, type BlocksIn, type CodeFileName, type ViewsIn } from './codeFiles.ts'

/** The files that come when a screen needs one of their views. */
type LaterFile = Exclude<
  { [Name in CodeFileName]: [BlocksIn<Name>] extends [never] ? never : Name }[CodeFileName],
  'start'
>

const loaders: { readonly [Name in LaterFile]: () => Promise<ViewsIn<Name>> } = {
  home: async () => (await import('./homeViews.ts')).homeViews,
  more: async () => (await import('./moreViews.ts')).moreViews,
  list: async () => ({ list: (await import('../renderer/blocks/list/ListView.tsx')).ListView }),
  form: async () => ({ form: (await import('../renderer/blocks/form/FormView.tsx')).FormView }),
  filter: async () => ({ filter: (await import('../renderer/blocks/filter/FilterView.tsx')).FilterView }),
  async popups() {
    // With what most popups hold, or they would grow while they open.
    const [{ PopupView }] = await Promise.all([
      import('../renderer/blocks/popup/PopupView.tsx'),
      import('./moreViews.ts'),
    ])
    return { popup: PopupView }
  },
  countdown: async () => ({
    countdown: (await import('../renderer/blocks/countdown/CountdownView.tsx')).CountdownView,
  }),
  frame: async () => ({ frame: (await import('../renderer/blocks/frame/FrameView.tsx')).FrameView }),
  switch: async () => ({ switch: (await import('../renderer/blocks/switch/SwitchView.tsx')).SwitchView }),
  upload: async () => ({ upload: (await import('../renderer/blocks/upload/UploadView.tsx')).UploadView }),
}

const startViews: ViewsIn<'start'> = {
  handwritten: HandwrittenView,
  text: TextView,
}

/** The view of each block. What a record list does without comes when a screen needs it. */
export const views: Views = {
  ...startViews,
  ...laterViews('home'),
  ...laterViews('more'),
  ...laterViews('list'),
  ...laterViews('form'),
  ...laterViews('filter'),
  ...laterViews('popups'),
  ...laterViews('countdown'),
  ...laterViews('frame'),
  ...laterViews('switch'),
  ...laterViews('upload'),
}

function laterViews<Name extends LaterFile>(name: Name): ViewsIn<Name> {
  const load: () => Promise<Partial<Record<BlockType, unknown>>> = loaders[name]
  const blocks: readonly BlockType[] = codeFiles[name].blocks
  const entries = blocks.map((type) => [type, later(async () => (await load())[type] as ComponentType<object>)])
  // A file has exactly the views of its blocks, which TypeScript cannot follow through an index.
  return Object.fromEntries(entries) as ViewsIn<Name>
}
