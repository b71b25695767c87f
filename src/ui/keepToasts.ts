interface CloseDetails {
  reason: string
  event: Event
  cancel: () => void
}

/** A press on a toast is outside every dialog, yet must not close one. True when the press was kept from it. */
export function keepToasts(details: CloseDetails): boolean {
  const { target } = details.event
  const onToast =
    details.reason === 'outside-press' && target instanceof Element && target.closest('[data-toasts]') !== null
  if (onToast) details.cancel()
  return onToast
}
