import { describe, expect, it } from 'vitest'
import { createCaptcha } from './CaptchaInput.tsx'
import { solves } from '../captchas.ts'

function counting(): () => number {
  let state = 7
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}

describe('createCaptcha', () => {
  it('draws four digits that are told apart from letters', () => {
    const { code, strokes, noise } = createCaptcha(counting())
    expect(code).toMatch(/^[2-9]{4}$/)
    expect(strokes.length).toBeGreaterThanOrEqual(4)
    expect(noise.length).toBeGreaterThan(10)
    for (const stroke of [...strokes, ...noise]) expect(stroke).toMatch(/^M[-\d. MLQl]+$/)
  })

  it('takes the code and the sum for an answer, and nothing else', () => {
    const captcha = createCaptcha(counting())
    const [a, b] = captcha.sum
    expect(solves(captcha, captcha.code)).toBe(true)
    expect(solves(captcha, ` ${a + b} `)).toBe(true)
    expect(solves(captcha, undefined)).toBe(false)
    expect(solves(captcha, '')).toBe(false)
    expect(solves(captcha, `${captcha.code}0`)).toBe(false)
  })

  it('is a new one each time', () => {
    const random = counting()
    expect(createCaptcha(random).code).not.toBe(createCaptcha(random).code)
  })
})
