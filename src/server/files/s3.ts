/** Files in an S3-compatible store. Loaded only where one is configured. */
import { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { S3Config } from '../config';
import { extensionOf } from './names';
import type { Store } from './store';
import { contentType } from './types';

/** Addressed by path, and without the checksum trailers that many compatible stores do not know. */
export const s3Client = ({ endpoint, region, key, secret }: S3Config): S3ClientConfig => ({
  endpoint, region, forcePathStyle: true, credentials: { accessKeyId: key, secretAccessKey: secret },
  requestChecksumCalculation: 'WHEN_REQUIRED', responseChecksumValidation: 'WHEN_REQUIRED',
});

export function s3Store(config: S3Config): Store {
  const client = new S3Client(s3Client(config));
  const at = (key: string) => ({ Bucket: config.bucket, Key: key });
  return {
    async put(key, path) {
      await new Upload({ client, params: { ...at(key), Body: createReadStream(path), ContentType: contentType(extensionOf(key)) } }).done();
      await rm(path, { force: true });
    },
    size: (key) => client.send(new HeadObjectCommand(at(key))).then(({ ContentLength }) => ContentLength, absent),
    async read(key, range) {
      const { Body } = await client.send(new GetObjectCommand({ ...at(key), ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}) }));
      return Body as Readable;
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
  };
}

function absent(error: { name?: string; $metadata?: { httpStatusCode?: number } }): undefined {
  if (error.$metadata?.httpStatusCode !== 404) throw error;
}
