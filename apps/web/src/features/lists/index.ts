export { AddToListButton } from './add-to-list/add-to-list-button.tsx'
