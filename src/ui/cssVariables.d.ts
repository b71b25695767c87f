import 'react'

declare module 'react' {
  // Custom properties are part of a style, which the types of React leave out.
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined
  }
}
