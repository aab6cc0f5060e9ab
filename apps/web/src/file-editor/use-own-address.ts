import { type NavigateOptions, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { keepPlaceOnce } from '../ui/navigation.ts'

/** For the page of a new file: with its first save the file gets an id, and the page the address of that file. */
export const useOwnAddress = (
  isNew: boolean,
  id: string | undefined,
  addressFor: (id: string) => NavigateOptions,
): void => {
  const navigate = useNavigate()
  const latest = useRef(addressFor)
  useEffect(() => {
    latest.current = addressFor
  })
  useEffect(() => {
    if (!isNew || id === undefined) return
    // The file is the same and somebody is editing it: focus and scroll position stay.
    keepPlaceOnce()
    void navigate({ ...latest.current(id), replace: true, resetScroll: false })
  }, [isNew, id, navigate])
}
