import type { Translate } from '../../renderer/Host.ts'
import type { UiTexts } from '../../ui/uiTexts.ts'

const known = new WeakMap<Translate, UiTexts>()

/** The words of the controls in the member's language; the same object as long as no text has changed. */
export function uiTextsOf(text: Translate): UiTexts {
  const texts = known.get(text) ?? {
    apply: text('common.apply'),
    back: text('common.back'),
    cancel: text('common.cancel'),
    clear: text('common.clear'),
    close: text('common.close'),
    copied: text('common.copied'),
    copy: text('common.copy'),
    copyFailed: text('common.copyFailed'),
    done: text('common.done'),
    hidePassword: text('common.hidePassword'),
    loading: text('common.loading'),
    loadMore: text('common.more'),
    next: text('common.next'),
    noMatches: text('common.noMatches'),
    opensNewWindow: text('common.opensNewWindow'),
    pause: text('common.pause'),
    play: text('common.play'),
    previous: text('common.previous'),
    refresh: text('common.refresh'),
    retry: text('common.retry'),
    search: text('common.search'),
    showPassword: text('common.showPassword'),
  }
  known.set(text, texts)
  return texts
}
