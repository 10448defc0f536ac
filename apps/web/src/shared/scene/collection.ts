// A file of its own, so that a browser reads the pictures' code only where one is shown.
export { collectionPictureByName, collectionPictures } from '@postelier/scene'
