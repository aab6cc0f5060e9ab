const MAX_LENGTH = 60

/**
 * „Hallo Kim,“ – or „Hallo,“ where the name is none. Anybody can open an account with somebody else's address, so a
 * name that holds an address of the web or of mail would have us send his advertisement: it is left out.
 */
export const greetingOf = (name: string): string => {
  const plain = plainName(name)
  return plain === '' ? 'Hallo,' : `Hallo ${plain},`
}

/** A name that somebody chose, on one line and not too long; empty where it is none. */
export const plainName = (name: string): string => {
  const plain = name
    .replace(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_LENGTH)
    .trim()
  return looksLikeAddress(plain) ? '' : plain
}

/** Mail programs make links of much: `www.a`, `a.de`, `a@b`, `x://`, and of other scripts' dots (。) too. */
const looksLikeAddress = (name: string): boolean => /[@/\\]|www|[^\s.][.。]\p{L}{2,}/iu.test(name.normalize('NFKC'))
