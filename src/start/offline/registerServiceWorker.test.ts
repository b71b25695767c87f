import { describe, expect, it, vi } from 'vitest'
import { registerServiceWorker } from './registerServiceWorker.ts'

const register = vi.fn<(address: string) => Promise<void>>(async () => Promise.resolve())

describe('the service worker', () => {
  it('is registered through the one policy, which knows its address alone', async () => {
    let rules = { createScriptURL: (address: string): string => address }
    const createPolicy = vi.fn<(name: string, given: typeof rules) => typeof rules>((_, given) => (rules = given))
    await registerServiceWorker({
      navigator: { serviceWorker: { register } },
      trustedTypes: { createPolicy },
    } as unknown as Window)
    expect(createPolicy).toHaveBeenCalledWith('playbill', expect.anything())
    expect(register).toHaveBeenCalledWith('sw.js')
    expect(() => rules.createScriptURL('https://elsewhere.example/sw.js')).toThrow(TypeError)
  })

  it('does not fail where there is none, or where it will not register', async () => {
    await expect(registerServiceWorker({ navigator: {} } as unknown as Window)).resolves.toBeUndefined()
    register.mockRejectedValueOnce(new DOMException('no', 'SecurityError'))
    await expect(
      registerServiceWorker({ navigator: { serviceWorker: { register } } } as unknown as Window),
    ).resolves.toBeUndefined()
  })
})
