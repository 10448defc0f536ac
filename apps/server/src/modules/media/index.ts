/**
 * Files people upload: taken in, judged by their content, re-encoded, kept, and handed out to who may see them. Never
 * decides what a file is used for.
 */
export { type FileView, fileViewOf, fileViewsOf } from './queries/file-view.ts'
export { filesOf, keyOf, removeFiles } from './queries/files-of.ts'
