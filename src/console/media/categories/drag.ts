/** Marks a drag of library files, so that nothing else can be dropped on a category. */
export const draggedFiles = 'application/x-media-files';
