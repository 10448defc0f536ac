import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { Config } from '../config/load-config.ts'
import { checkKey, type Storage } from './storage.ts'

const mostTries = 3
const ignore = () => undefined

const isPassing = (reason: unknown): boolean =>
  !(reason instanceof S3ServiceException) || (reason.$metadata.httpStatusCode ?? 500) >= 500

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

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
    maxAttempts: mostTries,
    // It would warn, on the console, that it does not try a stream again: that is done here.
    logger: { debug: ignore, info: ignore, warn: ignore, error: ignore },
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
    async putFile(key, path, mime) {
      const { size } = await stat(path)
      const hash = await hashOf(path)
      for (let tried = 1; ; tried++) {
        const put = new PutObjectCommand({
          Bucket: bucket,
          Key: checkKey(key),
          ContentType: mime,
          Body: createReadStream(path),
          ContentLength: size,
        })
        // Signed over what it holds, as bytes in memory are: a stream would go out unsigned.
        put.middlewareStack.add(
          (next) => (args) => {
            ;(args.request as { headers: Record<string, string> }).headers['x-amz-content-sha256'] = hash
            return next(args)
          },
          { step: 'build' },
        )
        try {
          await client.send(put)
          return
        } catch (reason) {
          // The client takes no stream twice; each try has one of its own.
          if (tried === mostTries || !isPassing(reason)) throw reason
          await setTimeout(300 * tried)
        }
      }
    },
    async read(key, part) {
      try {
        const range = part ? { Range: `bytes=${part.first}-${part.last}` } : {}
        const found = await client.send(
          new GetObjectCommand({ Bucket: bucket, Key: checkKey(key), ...range }),
        )
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
