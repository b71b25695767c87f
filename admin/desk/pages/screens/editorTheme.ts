import { EditorView } from '@codemirror/view'

/** The editor in the desk's colours; custom properties reach into the shadow root. */
export const editorTheme = EditorView.theme(
  {
    '&': { height: '100%', color: 'var(--text)', backgroundColor: 'var(--ground)', fontSize: '0.8125rem' },
    '&.cm-focused': { outline: 'none' },
    '.cm-scroller': { fontFamily: 'ui-monospace, Menlo, Consolas, monospace', lineHeight: '1.5' },
    '.cm-content': { caretColor: 'var(--text)' },
    '.cm-cursor': { borderLeftColor: 'var(--accent)' },
    '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
      backgroundColor: 'var(--surface-pressed)',
    },
    '.cm-gutters': {
      color: 'var(--text-quiet)',
      backgroundColor: 'var(--surface)',
      borderRight: '1px solid var(--line)',
    },
    '.cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--text) 4%, transparent)' },
    '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
      backgroundColor: 'var(--accent-soft)',
      outline: '1px solid var(--accent)',
    },
    '.cm-selectionMatch': { backgroundColor: 'var(--accent-soft)' },
    '.cm-foldPlaceholder': {
      color: 'var(--text-quiet)',
      backgroundColor: 'var(--surface-raised)',
      border: '0',
      padding: '0 6px',
    },
    '.cm-panels, .cm-tooltip': {
      color: 'var(--text)',
      backgroundColor: 'var(--surface-raised)',
      border: '1px solid var(--line)',
    },
    '.cm-about': { maxWidth: '46ch', padding: '6px 10px', fontFamily: 'var(--font)' },
    '.cm-about p': { margin: '0' },
    '.cm-tooltip.cm-tooltip-autocomplete > ul': {
      maxWidth: 'min(68ch, 90vw)',
      maxHeight: '15em',
      padding: '4px',
      fontFamily: 'inherit',
    },
    '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(14ch, max-content) minmax(0, 1fr)',
      gap: '12px',
      padding: '4px 8px',
      borderRadius: '4px',
      lineHeight: 'inherit',
    },
    '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
      color: 'inherit',
      backgroundColor: 'var(--surface-pressed)',
    },
    '.cm-completionLabel': { fontFamily: 'ui-monospace, Menlo, Consolas, monospace' },
    '.cm-completionDetail': {
      overflow: 'hidden',
      margin: '0',
      color: 'var(--text-quiet)',
      fontFamily: 'var(--font)',
      fontStyle: 'normal',
      textOverflow: 'ellipsis',
    },
    '.cm-diagnostic-error': { borderLeft: '4px solid var(--loss)' },
    '.cm-diagnostic-warning': { borderLeft: '4px solid var(--accent)' },
    '.cm-textfield': {
      color: 'var(--text)',
      backgroundColor: 'var(--ground)',
      border: '1px solid var(--line-control)',
    },
    '.cm-button': {
      color: 'var(--text)',
      backgroundImage: 'none',
      backgroundColor: 'var(--surface-pressed)',
      border: '0',
    },
  },
  { dark: true },
)
