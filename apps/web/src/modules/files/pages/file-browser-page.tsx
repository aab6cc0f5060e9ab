import { FileBrowser } from '../browser/file-browser.tsx'

/** Organisieren (specification 2, section 2, "File browser"). */
export const Page = () => <FileBrowser />
