/** A bmp becomes a png before it leaves (decisions 4); every other file stays as it is. @throws when the browser cannot read it */
export async function withoutBitmap(file: File): Promise<File> {
  if (!/\.bmp$/i.test(file.name) && file.type !== 'image/bmp') return file;
  const bitmap = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')!.drawImage(bitmap, 0, 0);
  bitmap.close();
  const png = await new Promise<Blob>((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('无法读取图片'))), 'image/png'));
  return new File([png], file.name.replace(/(\.bmp)?$/i, '.png'), { type: 'image/png' });
}
