# syntax=docker/dockerfile:1
# One image for every server; settings come from the environment (docs/settings.md).

FROM node:24-slim AS build
WORKDIR /app
COPY . .
# `npm ci` also takes hands, letters and pictograms out of their packages. What only builds and tests is removed again, and
# the 98 MB around the hand's mesh.
RUN npm ci && npm run build && npm prune --omit=dev --ignore-scripts && rm -rf node_modules/@webxr-input-profiles
# Node.js keeps compiled code apart for each user, and readable for that user alone; in the image it belongs to root.
RUN chown -R node:node apps/server/dist
USER node
RUN node apps/server/dist/main.js --compile-only && chmod -R a+rX apps/server/dist

FROM node:24-slim
# Text in imported SVG files needs a font; everything else is drawn as outlines.
RUN apt-get update \
  && apt-get install -y --no-install-recommends fonts-dejavu-core \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -o node -g node /data
WORKDIR /app
COPY --from=build /app/package.json /app/LICENSE /app/NOTICES.md ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/content ./content
COPY --from=build /app/packages ./packages
COPY --from=build /app/apps/server ./apps/server
COPY --from=build /app/apps/web/package.json ./apps/web/package.json
COPY --from=build /app/apps/web/dist ./apps/web/dist
COPY --from=build /app/apps/web/dist-server ./apps/web/dist-server

ENV NODE_ENV=production HOST=0.0.0.0 PORT=3030 DATA_DIR=/data MALLOC_TRIM_THRESHOLD_=131072
USER node
VOLUME /data
EXPOSE 3030
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "apps/server/dist/main.js"]
