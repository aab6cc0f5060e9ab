import type { ListSign } from '@gebaerdenraum/domain/lists/lists.contract'
import type { LookOptions } from '@gebaerdenraum/domain/media/spelling-look'
import { useEffect, useState } from 'react'
import { cardAddresses } from './card-addresses.ts'

/**
 * The drawing with its letters, once the name is uncovered and the browser has it; undefined until then, without a network,
 * and where it is no other one. Nothing of it is asked for before. A custom sign keeps what it showed.
 */
export const useNamedPicture = (sign: ListSign, look: LookOptions, isTitleCovered: boolean): string | undefined => {
  const [loaded, setLoaded] = useState<string>()
  const isWanted = look.isWithoutText && !isTitleCovered && !sign.isCustom
  const address = isWanted ? cardAddresses(sign, { ...look, isWithoutText: false }).picture : undefined
  useEffect(() => {
    if (address === undefined) return
    let isLeft = false
    const image = new Image()
    image.src = address
    image.decode().then(
      () => isLeft || setLoaded(address),
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [address])
  return address === loaded ? loaded : undefined
}
