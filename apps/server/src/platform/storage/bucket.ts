import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { Config } from '../config/load-config.ts'
import { checkKey, type Storage } from './storage.ts'

/** S3 or a service that speaks its protocol. */
export function openBucket(config: Config): Storage {
  const bucket = config.S3_BUCKET
  const client = new S3Client({
    region: config.S3_REGION,
    ...(config.S3_ENDPOINT ? { endpoint: config.S3_ENDPOINT, forcePathStyle: true } : {}),
    credentials: {
      accessKeyId: config.S3_ACCESS_KEY_ID ?? '',
      secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? '',
    },
    requestHandler: { requestTimeout: 30_000, connectionTimeout: 5_000 },
    maxAttempts: 3,
    // Checksums beyond the signature are Amazon's own; other services refuse them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return {
    async put(key, bytes, mime) {
      await client.send(
        new PutObjectCommand({ Bucket: bucket, Key: checkKey(key), Body: bytes, ContentType: mime }),
      )
    },
    async read(key) {
      try {
        const found = await client.send(new GetObjectCommand({ Bucket: bucket, Key: checkKey(key) }))
        if (!(found.Body instanceof Readable)) return undefined
        return { body: found.Body, bytes: found.ContentLength ?? 0 }
      } catch (reason) {
        if (reason instanceof NoSuchKey) return undefined
        throw reason
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: checkKey(key) }))
    },
    async writtenAt(key) {
      try {
        return (await client.send(new HeadObjectCommand({ Bucket: bucket, Key: checkKey(key) }))).LastModified
      } catch (reason) {
        if (reason instanceof NotFound || reason instanceof NoSuchKey) return undefined
        throw reason
      }
    },
    async *list(prefix) {
      let from: string | undefined
      do {
        const found = await client.send(
          new ListObjectsV2Command({
            Bucket: bucket,
            ...(prefix ? { Prefix: prefix } : {}),
            ContinuationToken: from,
          }),
        )
        for (const item of found.Contents ?? []) if (item.Key) yield item.Key
        from = found.NextContinuationToken
      } while (from)
    },
  }
}
