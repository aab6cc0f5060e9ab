export { useToggleFavorite } from './use-toggle-favorite.ts'
